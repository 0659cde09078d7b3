import { errors } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { isStopped, STOPPED_CALLS, type StoppedService } from '../../switches/switch-data'

/**
 * Makes the calls of whatever can be stopped first ask whether it is. They query the database each time: if it cannot
 * say, the call is refused as well. Must be called before any of them is served.
 */
export function refuseStopped(app: FastifyInstance, { switches }: Pick<Context, 'switches'>): void {
  app.addHook('onRoute', (route) => {
    const id = route.config?.operation?.id
    const service = id === undefined ? undefined : STOPPED_CALLS[id as keyof typeof STOPPED_CALLS]
    if (service) route.preHandler = [refuse(service), ...[route.preHandler ?? []].flat()]
  })

  function refuse(service: StoppedService) {
    return async () => {
      if (isStopped(service, await switches.read())) throw new AppError(errors.serviceStopped)
    }
  }
}
