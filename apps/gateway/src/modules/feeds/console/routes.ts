import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../../../context'
import type { Member } from '../../../http/member'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { uploadedBytes } from '../../../http/take-upload'
import type { FeedSourcePort } from '../../../integrations'
import { actorOf } from '../../audit'
import { batchDetail, listBatches } from './batch-rows'
import { correctBatch } from './correct-batch'
import { decideBatch, movePointer } from './decide-batch'
import { changeColumn, listColumns } from './feed-columns'
import { changeSource, createSource, listSources, trySource } from './feed-sources'
import { importFile } from './import-file'

const doerOf = (member: Member, request: FastifyRequest) => ({ member, actor: actorOf(member, request) })

/** The calls with which members manage data columns. */
export function registerFeedConsole(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'company' | 'db'> & { feedSource: FeedSourcePort },
): void {
  registerStudioOperation(app, studioOperations.feedColumnList, () => listColumns(ctx))
  registerStudioOperation(app, studioOperations.feedColumnChange, (input, member, request) =>
    changeColumn(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.feedBatchList, (input) => listBatches(ctx, input))
  registerStudioOperation(app, studioOperations.feedBatchDetail, (input) => batchDetail(ctx, input))
  registerStudioOperation(app, studioOperations.feedImport, (input, member, request) =>
    importFile(ctx, doerOf(member, request), input, uploadedBytes(request)),
  )
  registerStudioOperation(app, studioOperations.feedBatchDecide, (input, member, request) =>
    decideBatch(ctx, doerOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.feedPointerMove, (input, member, request) =>
    movePointer(ctx, doerOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.feedBatchCorrect, (input, member, request) =>
    correctBatch(ctx, doerOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.feedSourceList, () => listSources(ctx))
  registerStudioOperation(app, studioOperations.feedSourceCreate, (input, member, request) =>
    createSource(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.feedSourceChange, (input, member, request) =>
    changeSource(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.feedSourceTryNow, (input, member, request) =>
    trySource(ctx, doerOf(member, request), input),
  )
}
