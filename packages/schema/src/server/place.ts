import type { Finding } from '../finding'

type Said = Omit<Finding, 'blockId'> & { owner?: { readonly id: string } }

/** Collects what a reading has to report. */
export class FindingLog {
  private readonly said: Said[] = []

  add(said: Said): void {
    this.said.push(said)
  }

  /** Block ids are looked up here, not earlier: a block gets its id only after the whole document has been read. */
  findings(): Finding[] {
    return this.said.map(({ owner, ...finding }) =>
      owner === undefined ? finding : { ...finding, blockId: owner.id },
    )
  }
}

/** One place in the document being read: it knows its path and which block a finding there concerns. */
export class Place {
  constructor(
    private readonly log: FindingLog,
    readonly path = '',
    private readonly owner?: { readonly id: string },
    /** False when no visitor can encounter the value, because a sibling says that it does not count. */
    readonly inPlay = true,
  ) {}

  key(name: string): Place {
    return new Place(this.log, this.path === '' ? name : `${this.path}.${name}`, this.owner, this.inPlay)
  }

  index(index: number): Place {
    return new Place(this.log, `${this.path}[${index}]`, this.owner, this.inPlay)
  }

  ownedBy(owner: { readonly id: string }): Place {
    return new Place(this.log, this.path, owner, this.inPlay)
  }

  outOfPlay(): Place {
    return new Place(this.log, this.path, this.owner, false)
  }

  /** An error blocks publishing, so it becomes a warning when the value does not count. */
  error(rule: string, message: string, fix: string): void {
    this.add(this.inPlay ? 'error' : 'warning', rule, message, fix)
  }

  warning(rule: string, message: string, fix: string): void {
    this.add('warning', rule, message, fix)
  }

  info(rule: string, message: string, fix: string): void {
    this.add('info', rule, message, fix)
  }

  private add(severity: Finding['severity'], rule: string, message: string, fix: string): void {
    const owner = this.owner === undefined ? {} : { owner: this.owner }
    this.log.add({ rule, severity, path: this.path, message, fix, ...owner })
  }
}
