/** Returns a copy of what the block's view has rendered for later under this name (later.tsx). */
export function takeLater(block: Element, name: string): HTMLElement {
  const { content } = block.querySelector(`template[data-later=${name}]`) as HTMLTemplateElement
  return document.importNode(content.firstElementChild as HTMLElement, true)
}
