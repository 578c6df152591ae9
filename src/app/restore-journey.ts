/** A room of its own for what is loaded only when a journey is carried on. */
export { restore } from '../../machines/engine/index.ts';
