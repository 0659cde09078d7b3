import { basename } from 'node:path'
import { parseAddress } from '@yingzao/schema/client'
import type { Context } from '../../context'
import { type DataFiles, LineRefusal } from '../../data/data-kind'
import {
  type AssetFile,
  AssetRefusal,
  type DocumentFiles,
  drawQrCode,
  inspectAsset,
  storeAsset,
} from '../assets'

export interface FileOptions {
  /** Files beside the data file. */
  beside: DocumentFiles
  /** Only reports the addresses that would result. */
  dryRun?: boolean
}

/** The files of an import. Stored ones stay even if it is refused: they mean nothing by themselves. */
export function dataFiles(
  ctx: Pick<Context, 'config' | 'db'>,
  { beside, dryRun = false }: FileOptions,
): DataFiles {
  return {
    image: async (source) => {
      if (parseAddress(source)?.kind !== 'relative-file') return source
      return refusing(source, async () => addressOf({ bytes: await read(source), name: basename(source) }))
    },
    qrCode: async (text) => addressOf({ bytes: await drawQrCode(text), name: 'qr-code.png' }),
  }

  async function addressOf(file: AssetFile): Promise<string> {
    return (dryRun ? await inspectAsset(file) : await storeAsset(ctx, file)).address
  }

  async function read(source: string): Promise<Buffer> {
    const bytes = await beside.read(source)
    if (!bytes) throw new LineRefusal(`没有找到图片 ${source}，请把它放在数据文件旁边。`)
    return bytes
  }
}

async function refusing(source: string, work: () => Promise<string>): Promise<string> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AssetRefusal) throw new LineRefusal(`图片 ${source}：${error.message}${error.fix}`)
    throw error
  }
}
