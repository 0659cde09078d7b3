import { readZip } from '../../../spreadsheets/read-zip'
import { BadBill, type Bill } from '../payment-port'
import { readBillText } from './bill-text'

/** Some hundred thousand payments. */
const MAX_BYTES = 64_000_000
/** The file that begins with this has a line for each payment. The one beside it has a line for each shop. */
const DETAILS = '#支付宝业务明细查询'

/** Reads a day's bill as Alipay sends it: a ZIP file with CSV files in GBK. Throws a BadBill. */
export function readBill(zip: Buffer, account: { day: string; sellerId: string }): Bill {
  const texts = unzip(zip).map(decode)
  const details = texts.filter((text) => text.startsWith(DETAILS))
  const [text] = details
  if (text === undefined || details.length > 1)
    throw new BadBill(
      `A bill of Alipay has ${details.length} files of payments among its ${texts.length}, not one.`,
    )
  return readBillText(text, account)
}

function unzip(zip: Buffer): Buffer[] {
  try {
    return [...readZip(zip, { encoding: 'gbk', maxBytes: MAX_BYTES }).values()]
  } catch (error) {
    throw new BadBill('A bill of Alipay is no whole ZIP file.', { cause: error })
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('gbk', { fatal: true }).decode(bytes)
  } catch (error) {
    throw new BadBill('A bill of Alipay is not written in GBK.', { cause: error })
  }
}
