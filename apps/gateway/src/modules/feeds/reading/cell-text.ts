/** Why a cell cannot be read, for who wrote the file. */
export class CellRefusal extends Error {}

/** Full-width digits and signs as the ones of a keyboard, spaces of all kinds as spaces. */
export function foldWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[\u3000\u00a0]/g, ' ')
}
