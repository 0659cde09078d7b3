/** Answers taps on the buttons of a block by what the view has called them in `data-does`, whenever they come. */
export function answerTaps(block: HTMLElement, answers: Readonly<Record<string, () => unknown>>): void {
  block.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-does]')
    answers[button?.dataset.does || '']?.()
  })
}
