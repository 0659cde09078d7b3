/**
 * What a member of the Studio may be; one may have several roles. Who may do what is declared with each call, as
 * `access`.
 */
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
