import { operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import { registerOperation } from '../../http/register-operation'
import { contractDetail, isAnySigned, myContracts, ownFile } from './read-contract'
import { type SignTools, signContract } from './sign-contract'

/** The calls by which visitors read and sign contracts. */
export function registerContractOperations(app: FastifyInstance, tools: SignTools): void {
  registerOperation(app, operations.isAnySigned, (input, _request, { uid }) => isAnySigned(tools, input, uid))
  registerOperation(app, operations.contractDetail, (input, _request, { uid }) =>
    contractDetail(tools, input, uid),
  )
  registerOperation(app, operations.contractSign, (input, request, { uid }) =>
    signContract(tools, input, uid, request),
  )
  registerOperation(app, operations.myContracts, (input, _request, { uid }) => myContracts(tools, input, uid))
  registerOperation(app, operations.contractFile, (input, _request, { uid }) => ownFile(tools, input, uid))
}
