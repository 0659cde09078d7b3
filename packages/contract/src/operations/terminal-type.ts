import { wireInteger } from './wire-integer'

/** What a visitor is using. Other systems send their own values here; none of them may cost the visitor the answer. */
export const terminalType = wireInteger([1, 2, 3, 4])
  .optional()
  .catch(undefined)
  .describe('1 desktop, 2 mobile web, 3 app, 4 mini program; other values are ignored')
