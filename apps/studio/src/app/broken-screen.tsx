import { Button } from 'antd'
import { useRouteError } from 'react-router'
import { PageTitle } from '../ui/page-title'
import { wording } from './wording'

/** Replaces what threw while it was rendered, or whose code could not be loaded. */
export function BrokenScreen() {
  const words = isMissingCode(useRouteError()) ? wording.outdated : wording.broken
  return (
    <div className="st-notice" role="alert">
      <PageTitle title={words.title} />
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <Button type="primary" onClick={() => window.location.reload()}>
        {wording.reload}
      </Button>
    </div>
  )
}

/**
 * The bundler's names for code or style that did not arrive: the connection is down, or a new version has replaced it.
 */
function isMissingCode(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED')
}
