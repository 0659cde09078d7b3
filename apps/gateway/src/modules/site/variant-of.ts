import type { FastifyReply, FastifyRequest } from 'fastify'
import { isBot } from '../../beacons/is-bot'
import type { Config } from '../../config/config'
import { keepVisitor, knownVisitor, newVisitor } from '../../origin/origin'
import { type Exposures, variantFor } from '../experiments'
import type { ServedExperiment, ServedPage } from './served-page'

/** Picks what a visitor gets of a page with an experiment, and records it. Waits for nothing. */
export type VariantOf = (
  experiment: ServedExperiment,
  request: FastifyRequest,
  reply: FastifyReply,
) => ServedPage

/**
 * A browser's variant follows from its cookie, which is set here if it has none yet, so that it gets the same one
 * again. Programs that identify themselves get the page as it is published, and are counted nowhere; nor are requests
 * for headers only.
 */
export function createVariantOf(config: Pick<Config, 'publicOrigin'>, exposures: Exposures): VariantOf {
  return ({ experiment_id, epoch, variants }, request, reply) => {
    if (isBot(request)) return variants[0].page
    const known = knownVisitor(request)
    const visitor_id = known ?? newVisitor()
    const { key, page } = variantFor(experiment_id, variants, visitor_id)
    if (request.method === 'HEAD') return page
    if (known === null) keepVisitor(reply, config, visitor_id)
    exposures.note({ experiment_id, epoch, visitor_id, variant: key }, request)
    return page
  }
}
