/** What a member of the Studio may be; one may be several. Who may do what stands at each call, as `access`. */
export const roles = [
  'editor',
  'approver',
  'operator',
  'finance',
  'compliance',
  'auditor',
  'administrator',
] as const

export type Role = (typeof roles)[number]
