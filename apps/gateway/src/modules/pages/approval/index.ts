/** What other modules ask of approvals before a page may go out. */
export { approvedDraft } from './approved-draft'
export { notApprovedBecause } from './not-approved'
export { publishOrSubmit } from './publish-or-submit'
