import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context'
import { registerStudioOperation } from '../../../http/register-studio-operation'
import { actorOf } from '../../audit'
import { changeCalendar, readYear } from '../calendar/change-calendar'
import { createContract, previewContract, publishContract, saveContract } from './change-contract'
import { listContracts, readContract } from './contract-rows'
import { findSigner } from './find-signer'
import { listSigned, signedDetail, signedFile, verifySigned } from './signed-contracts'

/** The calls by which members write contracts, look at what was signed and correct the working days. */
export function registerContractConsole(app: FastifyInstance, ctx: Context): void {
  registerStudioOperation(app, studioOperations.contractList, (input) => listContracts(ctx, input))
  registerStudioOperation(app, studioOperations.contractRead, (input) => readContract(ctx, input))
  registerStudioOperation(app, studioOperations.contractCreate, (input, member, request) =>
    createContract(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.contractSave, (input, member, request) =>
    saveContract(ctx, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.contractPreview, (input) => previewContract(ctx, input))
  registerStudioOperation(app, studioOperations.contractPublish, (input, member, request) =>
    publishContract(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.signedList, (input) => listSigned(ctx, input))
  registerStudioOperation(app, studioOperations.signedFind, (input, member, request) =>
    findSigner(ctx, member, actorOf(member, request), input),
  )
  registerStudioOperation(app, studioOperations.signedDetail, ({ contract_no }) =>
    signedDetail(ctx, contract_no),
  )
  registerStudioOperation(app, studioOperations.signedFile, ({ contract_no }, member, request) =>
    signedFile(ctx, actorOf(member, request), contract_no),
  )
  registerStudioOperation(app, studioOperations.signedVerify, ({ contract_no }, member, request) =>
    verifySigned(ctx, actorOf(member, request), contract_no),
  )
  registerStudioOperation(app, studioOperations.workCalendarYear, (input) => readYear(ctx, input))
  registerStudioOperation(app, studioOperations.workCalendarChange, (input, member, request) =>
    changeCalendar(ctx, actorOf(member, request), input),
  )
}
