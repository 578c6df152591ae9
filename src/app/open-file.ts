/**
 * Shows a file in a window of its own. The window is opened at once, as browsers let pages open one only in answer to a
 * click, and gets its content when that has come; where none may be opened the file takes the place of this page. Throws
 * what `load` throws.
 */
export async function openFile(load: () => Promise<Blob>): Promise<void> {
  const view = window.open('about:blank', '_blank');
  try {
    const address = URL.createObjectURL(await load());
    if (view) view.location.replace(address);
    else window.location.assign(address);
  } catch (error) {
    view?.close();
    throw error;
  }
}
