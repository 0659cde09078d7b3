import { errors, type SurveyField } from '@yingzao/contract/server'
import { AppError } from '../../../http/app-error'
import { AssetRefusal, cleanPicture } from '../../assets'
import { type FileKind, kindOfBytes, MIME_TYPES } from './file-kind'

/** A file that is accepted. */
export interface JudgedFile {
  kind: FileKind
  /** A picture's without what its camera recorded, and without what came after its end; those of a PDF as they came. */
  bytes: Uint8Array
}

const WANTED: Record<SurveyField['accepts'], string> = {
  any: 'JPEG、PNG、WebP 图片或 PDF',
  pictures: 'JPEG、PNG、WebP 图片',
  pdf: 'PDF',
}

/**
 * Determines from its bytes what a file is, and removes from a picture what says more than it shows. Throws
 * `invalidParameters`, in words for the visitor, for what the field does not accept, and for what is empty, damaged or
 * too large to decode.
 */
export async function judgeFile(
  { accepts }: Pick<SurveyField, 'accepts'>,
  bytes: Buffer,
): Promise<JudgedFile> {
  if (bytes.byteLength === 0) throw refusal('文件是空的，请重新选择')
  const kind = kindOfBytes(bytes)
  const isPdf = kind === 'pdf'
  if (!kind || (accepts === 'pdf' && !isPdf) || (accepts === 'pictures' && isPdf)) {
    throw refusal(`文件的内容不是 ${WANTED[accepts]}，请换一个文件`)
  }
  if (kind === 'pdf') {
    if (!isWholePdf(bytes)) throw refusal('PDF 不完整，请重新导出后上传')
    return { kind, bytes }
  }
  try {
    const clean = await cleanPicture(MIME_TYPES[kind], bytes)
    // One that lay on its side is redrawn, and may be larger than before.
    if (clean.bytes.byteLength > MOST_BYTES) throw refusal('图片太大，请缩小尺寸后再上传')
    return { kind, bytes: clean.bytes }
  } catch (error) {
    if (!(error instanceof AssetRefusal)) throw error
    throw refusal(`${error.message}${error.fix}`)
  }
}

/** As much as the table accepts. */
const MOST_BYTES = 20 * 1024 * 1024

/** Some programs write a little after the end. */
function isWholePdf(bytes: Buffer): boolean {
  return bytes.subarray(-2048).includes('%%EOF')
}

function refusal(msg: string): AppError {
  return new AppError({ ...errors.invalidParameters, msg })
}
