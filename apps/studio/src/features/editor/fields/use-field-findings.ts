import { type Path, pathText } from '@yingzao/editor-core'
import type { LocatedFinding } from '../checks/locate-findings'
import { useFindingsAt } from '../checks/use-findings'
import { useFieldTarget } from './field-target'

/** Returns what the checks say about one setting of the selected block; nothing while several are selected. */
export function useFieldFindings(path: Path): readonly LocatedFinding[] {
  const { ids } = useFieldTarget()
  const [id] = ids
  return useFindingsAt(ids.length > 1 ? undefined : id, pathText(path))
}
