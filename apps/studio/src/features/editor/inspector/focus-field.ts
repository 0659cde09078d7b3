import { isWithin } from '../session/reveal'

const FOCUSABLE = 'input:not([type=hidden]), textarea, [contenteditable=true], select, button, [tabindex="0"]'

/** Focuses a setting by its path; or, where that is near enough, the nearest one around it. False: not yet possible. */
export function focusField(
  panel: HTMLElement,
  path: string,
  { isNearEnough }: { isNearEnough: boolean },
): boolean {
  const rows = [...panel.querySelectorAll<HTMLElement>('[data-path]')]
  const exact = rows.find((one) => one.dataset.path === path)
  const row = exact ?? (isNearEnough ? nearest(rows, path) : undefined)
  if (!row) return isNearEnough
  const body = row.querySelector<HTMLElement>('.ed-field-body') ?? row
  const inputs = [...body.querySelectorAll<HTMLElement>(FOCUSABLE)]
  row.scrollIntoView({ block: 'center' })
  inputs.find((input) => !('disabled' in input && input.disabled))?.focus({ preventScroll: true })
  return true
}

function nearest(rows: readonly HTMLElement[], path: string): HTMLElement | undefined {
  // The innermost of those around it; where only settings inside it are shown, the first of those.
  const around = rows.filter((row) => isWithin(path, row.dataset.path ?? ''))
  return around.at(-1) ?? rows.find((row) => isWithin(row.dataset.path ?? '', path))
}
