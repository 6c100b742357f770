// Long lines cut into short ones. A browser that paints a part of the board can leave out what lies elsewhere, but only whole
// elements: one coastline round all continents is painted for every part. In pieces of a few dozen points the same picture is
// painted many times faster.

const NS = 'http://www.w3.org/2000/svg';
/** Points in a piece, and how long the text of a path must be before it is worth it. */
const POINTS = 48;
const LONG = 3000;

/** The lines of a path as absolute points; null where it has curves. @param {string} d @returns {number[][] | null} */
export function lines(d) {
  const tokens = d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  /** @type {number[][]} */
  const out = [];
  let [x, y, x0, y0] = [0, 0, 0, 0];
  /** @type {number[] | null} */
  let line = null;
  let command = '';
  for (let i = 0; i < tokens.length;) {
    if (/[a-zA-Z]/.test(tokens[i])) command = tokens[i++];
    const next = () => Number(tokens[i++]);
    switch (command) {
      case 'M': case 'm':
        [x, y] = command === 'M' ? [next(), next()] : [x + next(), y + next()];
        [x0, y0] = [x, y];
        line = [x, y];
        out.push(line);
        command = command === 'M' ? 'L' : 'l';
        continue;
      case 'L': [x, y] = [next(), next()]; break;
      case 'l': [x, y] = [x + next(), y + next()]; break;
      case 'H': x = next(); break;
      case 'h': x += next(); break;
      case 'V': y = next(); break;
      case 'v': y += next(); break;
      case 'Z': case 'z':
        line?.push(x0, y0);
        [x, y] = [x0, y0];
        line = null;
        continue;
      default: return null;
    }
    if (!line) {
      line = [x0, y0];
      out.push(line);
    }
    line.push(x, y);
  }
  return out;
}

/** The same lines in pieces, each a path of its own. @param {number[][]} all */
function pieces(all) {
  const out = [];
  const short = (n) => String(Math.round(n * 10) / 10);
  for (const line of all) {
    for (let from = 0; from + 2 < line.length; from += 2 * (POINTS - 1)) {
      const part = line.slice(from, from + 2 * POINTS);
      let d = `M${short(part[0])} ${short(part[1])}`;
      for (let i = 2; i < part.length; i += 2) d += `l${short(part[i] - part[i - 2])} ${short(part[i + 1] - part[i - 1])}`;
      out.push(d);
    }
  }
  return out;
}

/** What an element or one above it says. @param {Element | null} e @param {string} name */
function said(e, name) {
  for (let x = e; x && x.nodeName !== 'svg'; x = x.parentElement) {
    const v = x.getAttribute(name);
    if (v !== null) return v;
  }
  return null;
}

/** Cuts the long lines of a drawing. Those that let something through are put together as one again, so that no overlap shows. @param {SVGSVGElement} svg */
export function lighten(svg) {
  for (const path of svg.querySelectorAll('path')) {
    const d = path.getAttribute('d') ?? '';
    if (d.length < LONG || said(path, 'fill') !== 'none' || path.closest('clipPath, defs, mask') || path.hasAttribute('data-space') || said(path, 'stroke-dasharray')) continue;
    const all = lines(d);
    if (!all) continue;
    const g = document.createElementNS(NS, 'g');
    for (const { name, value } of path.attributes) if (name !== 'd' && name !== 'stroke-opacity') g.setAttribute(name, value);
    const through = said(path, 'stroke-opacity');
    if (through !== null) {
      g.setAttribute('opacity', through);
      g.setAttribute('stroke-opacity', '1');
    }
    g.setAttribute('stroke-linecap', 'round');
    g.setAttribute('stroke-linejoin', 'round');
    for (const part of pieces(all)) {
      const p = document.createElementNS(NS, 'path');
      p.setAttribute('d', part);
      g.append(p);
    }
    path.replaceWith(g);
  }
}
