import { useQuery } from '@tanstack/react-query'
import { studioQuery } from '../../state/queries'
import { CopyDialog } from '../pages'

interface CopyVariantProps {
  /** The page under test. */
  code: string
  onClose: () => void
  onMade: (code: string) => void
}

/** Creates the page of a version from the page under test, which it may then differ from. */
export function CopyVariant({ code, onClose, onMade }: CopyVariantProps) {
  const { data, isPending } = useQuery(studioQuery('pageDetail', { code }))
  if (isPending) return null
  return <CopyDialog page={{ code, title: data?.page.title ?? code }} onClose={onClose} onMade={onMade} />
}
