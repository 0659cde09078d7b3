import type { KeyPlace } from '../commands/command'

/** Inputs that nobody types into. */
const NOT_TYPED = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
])

/** Popups above the editor that handle their own keys. */
const POPUPS =
  '[role="dialog"], .ant-modal-root, [role="menu"], .ant-select-dropdown, .ant-picker-dropdown, .ant-dropdown'

/**
 * Returns where in the editor something happens, whichever document it is in. Undefined in a dialog or a menu, which
 * has keys of its own. The frame's elements belong to another window, so nothing is tested by its class.
 */
export function placeOf(target: EventTarget | null): KeyPlace | undefined {
  const element = elementOf(target)
  if (!element) return 'canvas'
  if (isTyping(element)) return 'field'
  if (element.ownerDocument !== document) return 'canvas'
  if (element.closest(POPUPS)) return undefined
  if (element.closest('[role="tree"]')) return 'layers'
  return element === document.body || element.closest('.ed-stage') ? 'canvas' : 'panel'
}

function isTyping(element: HTMLElement): boolean {
  if (element.isContentEditable) return true
  const tag = element.localName
  if (tag === 'input') return !NOT_TYPED.has((element as HTMLInputElement).type)
  return tag === 'textarea' || tag === 'select'
}

function elementOf(target: EventTarget | null): HTMLElement | undefined {
  const node = target as Node | null
  if (node === null || !('nodeType' in node)) return undefined
  return node.nodeType === Node.ELEMENT_NODE ? (node as HTMLElement) : (node.parentElement ?? undefined)
}
