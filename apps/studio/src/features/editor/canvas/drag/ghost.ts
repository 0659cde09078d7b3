/** What follows the pointer: the name of what is dragged, and where it would go or why it may not. */
export class Ghost {
  /** Covers the whole editor during a drag from outside the frame, otherwise the frame would get the pointer events. */
  readonly shield = document.createElement('div')
  readonly #pill = document.createElement('div')
  readonly #hint = document.createElement('small')

  constructor(title: string, { isShielded }: { isShielded: boolean }) {
    this.shield.className = isShielded ? 'ed-shield' : 'ed-shield ed-shield--through'
    this.#pill.className = 'ed-ghost'
    const name = document.createElement('b')
    name.textContent = title
    this.#hint.setAttribute('role', 'status')
    this.#pill.append(name, this.#hint)
    document.body.append(this.shield, this.#pill)
  }

  moveTo({ x, y }: { x: number; y: number }): void {
    this.#pill.style.transform = `translate(${x + 14}px, ${y + 12}px)`
  }

  say(hint: string, isRefused: boolean): void {
    if (this.#hint.textContent !== hint) this.#hint.textContent = hint
    this.#pill.classList.toggle('ed-ghost--refused', isRefused)
  }

  remove(): void {
    this.shield.remove()
    this.#pill.remove()
  }
}
