import { SearchOutlined } from '@ant-design/icons'
import { OTHER_PAGES } from '@yingzao/contract/studio'
import { Input, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { ListTable } from '../../../ui/list/list-table'
import { figureColumns } from '../parts/figure-column'
import { Part } from '../parts/part'
import { wording } from '../wording'
import { countText } from '../words/numbers'
import { foreignText, isOurs, type PageFigures, pagesWith } from './page-rows'

const words = wording.pages

interface PagesTableProps {
  pages: readonly PageFigures[]
  leftOff: number
  /** The query of the URL of a page's report. */
  query: string
}

/** Pages with their figures; each links to its report. */
export function PagesTable({ pages, leftOff, query }: PagesTableProps) {
  const [sought, setSought] = useState('')
  const found = pagesWith(pages, sought)
  return (
    <Part
      isTable
      title={words.title}
      about={words.count(countText(found.length))}
      actions={
        <Input
          className="rp-search"
          allowClear
          prefix={<SearchOutlined aria-hidden="true" />}
          aria-label={words.search}
          placeholder={words.search}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      }
    >
      <div className="rp-wide">
        <ListTable<PageFigures, string>
          rowKey="code"
          columns={columnsOf(query)}
          rows={found}
          empty={sought === '' ? words.none : words.noneFound}
        />
      </div>
      {leftOff > 0 && <p className="rp-foot">{words.leftOff(countText(leftOff))}</p>}
    </Part>
  )
}

function columnsOf(query: string): TableColumnsType<PageFigures> {
  return [
    {
      title: words.page,
      render: (_, page) => (
        <>
          {isOurs(page) ? (
            <Link to={`/reports/pages/${page.code}${query}`} className="rp-page">
              {page.title}
            </Link>
          ) : (
            <span>{foreignText(page.code)}</span>
          )}
          {page.code !== OTHER_PAGES && <div className="st-soft">{page.code}</div>}
        </>
      ),
    },
    ...figureColumns<PageFigures>({ isSorted: true }),
  ]
}
