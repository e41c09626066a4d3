// The pictures of the rules page.

import { checkFigures } from '#web/board/figures.ts';
import { FIGURES } from './figures.ts';

checkFigures(new URL('../players/', import.meta.url), FIGURES);
