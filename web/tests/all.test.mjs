// All browser tests in one process: one server, one browser.
import './table.test.mjs';
import './flows.test.mjs';
import './pages.test.mjs';
import './mini.test.mjs';
import './hexes.test.mjs';
import './dice.test.mjs';
import './batch.test.mjs';
import './habits.test.mjs';
import './solitaire.test.mjs';
import './hidden.test.mjs';
import './fight.test.mjs';
import './lists.test.mjs';
import './newcomer.test.mjs';
import './table-ends.test.mjs';
import './plans.test.mjs';
import './forces.test.mjs';
