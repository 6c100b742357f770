// What lies on the table now: the board, and what is drawn on it. Both go with the place the board has in the page.

/** @type {import('../board/board.js').Board} */
export let board;
/** @type {{ pieces: import('../board/pieces.js').Pieces, lit: import('../board/lit.js').Lit, marks: import('../board/lit.js').Marks, arrows: import('../board/arrows.js').Arrows, areas: import('../board/areas.js').Areas, tale: import('../board/arrows.js').Tale } | undefined} */
export let parts;

/** @param {import('../board/board.js').Board} on */
export const layBoard = (on) => { board = on; };
/** @param {typeof parts} drawn */
export const layParts = (drawn) => { parts = drawn; };
