import {
  DEFAULT_PRESET,
  PRESETS,
  type PresetName,
  readThemeSetting,
  resolveTheme,
  type ThemeSetting,
} from '@yingzao/theme'
import { App, Button, Card } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../state/calls'
import { PageThumbnail } from '../../ui/page-thumbnail'
import { ThemePicker } from '../../ui/theme/theme-picker'
import { ThemeSample } from '../../ui/theme/theme-sample'
import { useStoreCompany } from './use-store-company'
import { wording } from './wording'

type Detail = Answer<'companyDetail'>

/** The look of every page that has no theme of its own. Which pages a change affects is shown before it is made. */
export function CompanyTheme({ detail }: { detail: Detail }) {
  const { modal } = App.useApp()
  const stored = readThemeSetting(detail.theme).setting
  const [chosen, setChosen] = useState<ThemeSetting>()
  const store = useStoreCompany('companyTheme', {
    saved: wording.themeSaved,
    onEnd: () => setChosen(undefined),
  })
  const theme = chosen ?? stored
  const isChanged = JSON.stringify(resolveTheme(theme)) !== JSON.stringify(resolveTheme(stored))

  const ask = () =>
    modal.confirm({
      width: 640,
      title: wording.themeConfirm,
      content: <WhatChanges detail={detail} before={stored} after={theme} />,
      okText: wording.confirmOk,
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => store({ base_revision: detail.revision, theme }),
    })
  return (
    <Card className="co-theme">
      <h2>{wording.theme}</h2>
      <p className="st-soft">{wording.themeAbout}</p>
      <ThemePicker value={theme} onChange={setChosen} />
      <div className="co-acts">
        <Button type="primary" disabled={!isChanged} onClick={ask}>
          {wording.themeSave}
        </Button>
        {isChanged && <Button onClick={() => setChosen(undefined)}>{wording.undo}</Button>}
      </div>
    </Card>
  )
}

interface WhatChangesProps {
  detail: Pick<Detail, 'published_pages' | 'own_themes' | 'following'>
  before: ThemeSetting
  after: ThemeSetting
}

/**
 * Both looks side by side, with the company's own pages if it has some; how many follow the theme, and which do not.
 */
function WhatChanges({
  detail: { published_pages, own_themes, following },
  before,
  after,
}: WhatChangesProps) {
  const looks = [
    [wording.before, before],
    [wording.after, after],
  ] as const
  return (
    <>
      <p>{wording.themePages(published_pages - own_themes.length)}</p>
      <div className={following.length > 0 ? 'co-looks co-looks-of-pages' : 'co-looks'}>
        {looks.map(([title, setting]) => (
          <figure key={title}>
            <figcaption>{wording.themeLook(title, themeText(setting))}</figcaption>
            {following.length === 0 && <ThemeSample theme={resolveTheme(setting)} />}
            {following.map((page) => (
              <PageThumbnail
                key={page.code}
                look={`${page.look}&theme=${encodeURIComponent(JSON.stringify(setting))}`}
                title={page.title}
              />
            ))}
          </figure>
        ))}
      </div>
      {own_themes.length > 0 && (
        <>
          <p>{wording.themeOwn(own_themes.length)}</p>
          <ul className="co-own-themes">
            {own_themes.map(({ code, title }) => (
              <li key={code}>{title}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** A theme in a few words: its preset, and how much of it was changed. */
export function themeText({ preset = DEFAULT_PRESET, ...own }: { preset?: PresetName | undefined }): string {
  return wording.themeName(PRESETS[preset].title, Object.keys(own).length)
}
