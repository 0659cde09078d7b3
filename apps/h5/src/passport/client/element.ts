/** Makes an element with a text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  textContent: string,
  className = '',
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), { textContent, className })
}
