/** Why a cell cannot be read, for whoever wrote the file. */
export class CellRefusal extends Error {}

/** Converts full-width digits and signs to those of a keyboard, and spaces of all kinds to spaces. */
export function foldWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[\u3000\u00a0]/g, ' ')
}
