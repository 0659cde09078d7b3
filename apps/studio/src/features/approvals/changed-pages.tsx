import { useQuery } from '@tanstack/react-query'
import { Card, Skeleton } from 'antd'
import { Link } from 'react-router'
import { studioQuery } from '../../state/queries'
import { ProblemNote } from '../../ui/problem-note'
import { ChangedReferences } from './changed-references'
import { wording } from './wording'

const words = wording.changed

/** Published pages that refer to something that differs from what was approved. */
export function ChangedPages() {
  const { data, error, refetch } = useQuery(studioQuery('reviewChanged', {}))
  if (!data) return error ? <ProblemNote problem={error} retry={() => void refetch()} /> : <Skeleton active />
  if (data.list.length === 0) return <p className="st-empty">{words.none}</p>
  return (
    <>
      <p className="st-hint">{words.screenAbout}</p>
      <ul className="ap-changed-pages">
        {data.list.map(({ code, title, version, changed }) => (
          <li key={code}>
            <Card
              size="small"
              title={title || code}
              extra={<Link to={`/pages/${code}/edit`}>{words.edit}</Link>}
            >
              <p className="st-soft">
                {code} · {wording.version(version)}
              </p>
              <ChangedReferences changed={changed} />
            </Card>
          </li>
        ))}
      </ul>
    </>
  )
}
