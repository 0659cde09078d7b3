import type { wording as chinese } from './wording'

export const wording: typeof chinese = {
  unknown: (name) => `There is no block “${name}”, so it does not show`,
  floats: (title, name) =>
    name ? `${title} “${name}”, opens when selected` : `${title}, opens when selected`,
  emptySlot: 'Click here to choose a block, or drag one in',
  nothingInside: 'No blocks here yet',
  broken: (title) => `“${title}” cannot be shown`,
  brokenReason: (reason) =>
    `Everything else is fine. Check its settings: it is shown again once they change. Reason: ${reason}`,
  conditional: 'Has a show condition',
  comments: (title, count) =>
    `“${title}” has ${count} open ${count === 1 ? 'comment' : 'comments'}; click to read`,
  editing: (title) => `Edit ${title}`,
  textTools: 'Text format',
  link: 'Link',
  linkAddress: 'Link address',
  linkHint: 'Address with https://, or #block-id',
  linkApply: 'Apply',
  linkRemove: 'Remove link',
  linkRefused: 'This address is not safe or not on the list of allowed ones',
  textLeft: (length, limit) => `${length}/${limit}`,
}
