import type { Failpoint } from './failpoints'
import { PartGateway } from './part-gateway'

interface LeadGatewayOptions {
  environment: NodeJS.ProcessEnv
  /** Dies by itself there, once this many leads have passed it. */
  failpoint?: { at: Failpoint; passes: number }
  /** Makes the tables before anything else. */
  isFirst?: boolean
}

/** Starts a process that takes leads over HTTP. */
export function spawnLeadGateway({
  environment,
  failpoint,
  isFirst = false,
}: LeadGatewayOptions): Promise<PartGateway> {
  const args = [failpoint?.at ?? '', String(failpoint?.passes ?? 0), isFirst ? 'first' : '']
  return PartGateway.spawn({ program: 'lead-gateway-process', args, environment })
}
