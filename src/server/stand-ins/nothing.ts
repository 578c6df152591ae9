/** In the place of what only a browser does, and of what is loaded later. */
export default () => null;
