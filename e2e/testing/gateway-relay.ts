import type { PartGateway } from './part-gateway'

/** Starting takes longer than living, and starting only one would leave half of the machine idle. */
const AHEAD = 2

/** Gateways that follow each other, some of them started ahead. */
export class GatewayRelay implements AsyncDisposable {
  private readonly started: Promise<PartGateway>[] = []
  private taken = 0

  constructor(private readonly spawns: readonly (() => Promise<PartGateway>)[]) {
    for (let index = 0; index < AHEAD; index++) this.startNext()
  }

  /** The next one, once it takes calls. */
  async take(): Promise<PartGateway> {
    const gateway = await this.started[this.taken++]
    if (!gateway) throw new Error('There are no more gateways than ends.')
    this.startNext()
    await gateway.ready()
    return gateway
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const starting of this.started) await (await starting)[Symbol.asyncDispose]()
  }

  private startNext(): void {
    const spawn = this.spawns[this.started.length]
    if (spawn) this.started.push(spawn())
  }
}
