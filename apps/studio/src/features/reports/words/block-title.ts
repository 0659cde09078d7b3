import { specs } from '../../../ui/said/specs'

/** What a block is called in the palette, by its registered name; of one that is there no more the name itself. */
export function blockTitle(name: string): string {
  return specs.find(name)?.title ?? name
}
