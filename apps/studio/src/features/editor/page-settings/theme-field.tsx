import type { EditedPage } from '@yingzao/editor-core'
import { resolveTheme } from '@yingzao/theme'
import { Segmented } from 'antd'
import { ThemePicker } from '../../../ui/theme/theme-picker'
import { usePageFindings } from '../checks/use-findings'
import { FieldFrame } from '../fields/field-frame'
import { usePageValue, useSession } from '../session/session-context'
import { useSetPage } from './use-set-page'
import { wording } from './wording'

type Source = keyof typeof wording.themes

const read = (page: EditedPage) => page.extra.theme

/** How the page looks: like its company's other pages, or in a theme of its own. */
export function ThemeField() {
  const { companyTheme, isReadOnly } = useSession()
  const findings = usePageFindings('extra.theme')
  const own = usePageValue(read)
  const set = useSetPage()
  const source: Source = own ? 'own' : 'company'
  return (
    <FieldFrame
      path={['extra', 'theme']}
      title={wording.themeOf}
      help={own ? wording.themeOwnHelp : wording.themeCompanyHelp}
      findings={findings}
    >
      {() => (
        <>
          <Segmented
            block
            name="page-theme"
            aria-label={wording.themeOf}
            disabled={isReadOnly}
            value={source}
            options={(Object.keys(wording.themes) as Source[]).map((name) => ({
              value: name,
              label: wording.themes[name],
            }))}
            // Starts with the look it had before.
            onChange={(next) => set({ theme: next === 'own' ? resolveTheme(companyTheme) : null })}
          />
          {own && (
            <ThemePicker
              value={own}
              behind={companyTheme}
              isDisabled={isReadOnly}
              onChange={(theme) => set({ theme })}
            />
          )}
        </>
      )}
    </FieldFrame>
  )
}
