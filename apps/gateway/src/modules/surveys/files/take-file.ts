import { randomUUID } from 'node:crypto'
import { type SurveyProps, surveyOf } from '@yingzao/blocks/props'
import {
  errors,
  type OperationInput,
  type OperationResponse,
  type operations,
} from '@yingzao/contract/server'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { countCall } from '../../../limits/count-calls'
import { networkOf } from '../../../limits/network-of'
import type { SurveyTools } from '../submit-survey'
import { fileName } from './file-name'
import { insertFile, unclaimedBytes } from './file-store'
import { judgeFile } from './judge-file'
import { sealFile } from './seal-file'

type SurveyFile = typeof operations.surveyFile
type Input = OperationInput<SurveyFile>

export interface FileTools extends SurveyTools, Pick<Context, 'jobs'> {}

const HOUR = 3_600

/** Files per hour. A class behind one address is forty people with three files each. */
const LIMITS = { network: 120, form: 1_200 }

/** Bytes of all files that are not handed in: strangers must not fill a disk with what nobody will ever see. */
const MOST_UNCLAIMED = 2 * 1024 ** 3

/** How long a file waits to be handed in, in seconds. */
const KEPT_SECONDS = 23 * HOUR

/**
 * Checks whether a file may be sent for a field, before any of it is read. Throws `contentNotFound` for what no
 * published page asks for, and `tooManyRequests` above the limits of a network, of a form, and of everything that
 * waits.
 */
export async function admitFile(ctx: FileTools, input: Input, ip: string): Promise<void> {
  const { page_code, block_id } = input
  await limit(ctx, `survey-file ${networkOf(ip)}`, LIMITS.network)
  await askedFor(ctx, input)
  await limit(ctx, `survey-file form ${page_code}/${block_id}`, LIMITS.form)
  if ((await unclaimedBytes(ctx.db.orm)) > MOST_UNCLAIMED) throw new AppError(errors.tooManyRequests)
}

/**
 * Keeps a file, encrypted, until its submit id hands it in, and no longer than a day. Throws `invalidParameters` with
 * what is wrong with the file, and `contentNotFound` as `admitFile` does.
 */
export async function takeFile(
  ctx: FileTools,
  input: Input,
  brought: Buffer,
): Promise<OperationResponse<SurveyFile>> {
  const { page_code, field } = await askedFor(ctx, input)
  const { kind, bytes } = await judgeFile(field, brought)
  const { block_id, submit_id } = input
  const name = fileName(input.name, kind)
  const sealed = sealFile(ctx.config, randomUUID(), { name, bytes })
  const row = { ...sealed, page_code, block_id, submit_id, field_id: field.id, kind, bytes: bytes.byteLength }
  await ctx.db.orm.transaction(async (tx) => {
    const id = await insertFile(tx, row)
    await ctx.jobs.enqueue(tx, 'drop-survey-file', { id }, { afterSeconds: KEPT_SECONDS })
  })
  return { file_id: sealed.public_id, name, bytes: row.bytes }
}

async function limit({ db }: FileTools, key: string, most: number): Promise<void> {
  if ((await countCall(db.orm, key, HOUR)) > most) throw new AppError(errors.tooManyRequests)
}

/** The field as the published page asks for it, and the page's current code. */
async function askedFor(
  { forms }: FileTools,
  { page_code, block_id, field: wanted }: Input,
): Promise<{ page_code: string; field: SurveyProps['fields'][number] }> {
  const page = await forms.findPage(page_code)
  const block = page?.blocks.find(({ id }) => id === block_id)
  const field = block && surveyOf(block).fields.find(({ id, type }) => id === wanted && type === 'file')
  if (!page || !field) throw new AppError(errors.contentNotFound)
  return { page_code: page.code, field }
}
