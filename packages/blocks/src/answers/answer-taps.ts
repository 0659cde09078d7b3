/**
 * Handles taps on the buttons of a block by the names that the view has given them in `data-does`, whenever they
 * appear.
 */
export function answerTaps(block: HTMLElement, answers: Readonly<Record<string, () => unknown>>): void {
  block.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-does]')
    answers[button?.dataset.does || '']?.()
  })
}
