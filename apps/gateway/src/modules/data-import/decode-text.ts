/** The text of a data file. Spreadsheets on Windows save CSV files as GBK or, as "Unicode text", as UTF-16. */
export function decodeText(bytes: Uint8Array): { text: string; remark?: string } | { problem: string } {
  if (startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff]) || bytes.includes(0))
    return { problem: '文件不是文本，或是 UTF-16 编码。请在表格软件里另存为“CSV UTF-8（逗号分隔）”。' }
  // Removes a byte order mark.
  const utf8 = decode('utf-8', bytes)
  if (utf8 !== undefined) return { text: utf8 }
  const gbk = decode('gbk', bytes)
  if (gbk !== undefined && !/[\p{Co}\p{Cn}\ufffd]/u.test(gbk))
    return { text: gbk, remark: '文件按 GBK 编码读取。如有乱码，请另存为“CSV UTF-8（逗号分隔）”后重试。' }
  return { problem: '文件既不是 UTF-8 也不是 GBK 编码。请在表格软件里另存为“CSV UTF-8（逗号分隔）”。' }
}

function decode(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte)
}
