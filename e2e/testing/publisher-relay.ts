import { PagePublisher, type PublisherOptions } from './page-publisher'

/** Publishers one after the other: while one works the next one starts, as that takes longer than its work. */
export class PublisherRelay implements AsyncDisposable {
  private readonly waiting: PagePublisher[] = []
  private readonly taken: PagePublisher[] = []

  constructor(
    private readonly options: PublisherOptions,
    private left: number,
  ) {
    this.spawnNext()
  }

  /** The next one, which waits for its `begin`. Throws when all have been taken. */
  take(): PagePublisher {
    const publisher = this.waiting.shift()
    if (!publisher) throw new Error('This relay has no publisher left. Start it with more of them.')
    this.taken.push(publisher)
    this.spawnNext()
    return publisher
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.taken, ...this.waiting].map((publisher) => publisher[Symbol.asyncDispose]()))
  }

  private spawnNext(): void {
    if (this.left === 0) return
    this.left--
    this.waiting.push(PagePublisher.spawn(this.options))
  }
}
