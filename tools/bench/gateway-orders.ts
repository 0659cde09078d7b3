import { NOTIFY_PATH, type WireRequest } from '@yingzao/gateway/testing/process'
import { operations } from '../../packages/contract/src/server'
import type { Buyer } from './buyers'
import type { GatewayLine } from './callers'

/** Orders as visitors make them and as a supplier reports them paid, over HTTP. */
export class GatewayOrders {
  /** `wanted`: what is bought; `channel`: how it is paid. */
  constructor(
    private readonly line: GatewayLine,
    private readonly wanted: Record<string, string>,
    private readonly channel: string,
  ) {}

  /** Makes an order and begins to pay it. Returns its number. */
  async order({ token }: Pick<Buyer, 'token'>): Promise<string> {
    const authorization = `Bearer ${token}`
    const path = `${operations.createOrder.path}?${new URLSearchParams(this.wanted)}`
    const { pid } = await this.call<{ pid: string }>({ path, headers: { authorization } })
    await this.call({
      path: operations.prepay.path,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ pid, channel: this.channel }),
    })
    return pid
  }

  /** Takes what the supplier sends. */
  async tell({ headers, body }: WireRequest): Promise<void> {
    await this.line.post({ path: `${NOTIFY_PATH}/wechat`, headers, body })
  }

  private async call<Response>(message: Parameters<GatewayLine['post']>[0]): Promise<Response> {
    const text = await this.line.post(message)
    const { code, response } = JSON.parse(text)
    if (code !== 1) throw new Error(`${message.path} answered ${text}`)
    return response
  }
}
