/**
 * `retain-popup` → `retainPopup`, the name under which the block of a folder is registered. Such a name stays as it is.
 * @param {string} folder
 * @returns {string}
 */
export function blockName(folder) {
  return folder.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
}
