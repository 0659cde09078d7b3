import { errors, operations } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { registerOperation } from '../../http/register-operation'
import type { Outside } from '../../integrations'
import { findBrokers, findOpenBroker } from './account-store'
import { addFundAccount } from './add-fund-account'
import { brokerAddresses, channelOf } from './broker-addresses'
import { openAccount } from './open-account'
import { type VerifyCode, verifySmsCode } from './verify-code'

const ALREADY_REGISTERED = '您已提交过开户登记'

/** The calls of this module. */
export function registerAccountOperations(
  app: FastifyInstance,
  ctx: Pick<Context, 'config' | 'db' | 'log'>,
  outside: Pick<Outside, 'enterpriseWechat' | 'makeOnce'>,
  verifyCode: VerifyCode = verifySmsCode,
): void {
  registerOperation(app, operations.addFundAccount, (input, _request, { uid }) =>
    addFundAccount(ctx, outside, input, uid),
  )
  registerOperation(app, operations.addOpenAccount, async (input, request, visitor, reply) => {
    const opened = await openAccount({ ctx, outside, verifyCode }, input, visitor?.uid, request)
    if (!opened.isNew) reply.successMsg = ALREADY_REGISTERED
    return opened.response
  })
  registerOperation(app, operations.brokerageOpenUserConf, async (input, _request, { uid }) => {
    const broker = await findOpenBroker(ctx.db.orm, input.open_brokerage_type)
    if (!broker) throw new AppError(errors.invalidParameters)
    const addresses = brokerAddresses(ctx, broker, channelOf({ uid }))
    if (Object.values(addresses).every((address) => address === ''))
      throw new AppError(errors.contentNotFound)
    return addresses
  })
  registerOperation(
    app,
    operations.multipleBrokerageOptions,
    async ({ page, page_size }) => {
      const { list, total } = await findBrokers(ctx.db.orm, { page, page_size })
      const shown = list.map(({ open_brokerage_type, name, logo, intro, status }) => {
        return { open_brokerage_type, name, logo, intro, status: status === 1 ? (1 as const) : (0 as const) }
      })
      return { list: shown, total, page, page_size }
    },
    { ignoreToken: true },
  )
}
