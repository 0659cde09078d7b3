import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { videoLimits } from '@yingzao/contract/studio'
import { Button, Form, type FormInstance, Input } from 'antd'
import { clockText } from '../clock-text'
import { chapterFault, sortedChapters } from './chapter-rules'
import type { Values } from './form-values'
import { wording } from './wording'

/** The chapters of a lesson, ordered by time. `duration`: seconds; undefined: no film yet. */
export function ChapterFields({ duration }: { duration: number | undefined }) {
  const form = Form.useFormInstance<Values>()
  const sort = () => {
    form.setFieldValue('chapters', sortedChapters(form.getFieldValue('chapters')))
    void form.validateFields(['chapters'], { recursive: true }).catch(() => {})
  }
  return (
    <fieldset className="vd-chapters">
      <legend>{wording.chapters}</legend>
      <p className="st-hint">
        {duration === undefined ? wording.chaptersNoFilm : wording.chaptersHint(clockText(duration))}
      </p>
      <Form.List name="chapters">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }, index) => (
              <div key={key} className="vd-chapter">
                <Form.Item
                  name={[name, 'at']}
                  rules={[timeRule(form, name, duration)]}
                  dependencies={others(index)}
                >
                  <Input
                    aria-label={wording.at(index + 1)}
                    placeholder="03:25"
                    maxLength={8}
                    autoComplete="off"
                  />
                </Form.Item>
                <Form.Item
                  name={[name, 'title']}
                  rules={[{ required: true, whitespace: true, message: wording.missing }]}
                >
                  <Input
                    aria-label={wording.chapterTitle(index + 1)}
                    placeholder={wording.chapterTitleHint}
                    maxLength={videoLimits.chapterTitle}
                    autoComplete="off"
                  />
                </Form.Item>
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden="true" />}
                  aria-label={wording.removeChapter(index + 1)}
                  onClick={() => remove(name)}
                />
              </div>
            ))}
            <div className="vd-acts">
              <Button
                size="small"
                icon={<PlusOutlined aria-hidden="true" />}
                disabled={fields.length >= videoLimits.chapters}
                onClick={() => add({ at: fields.length === 0 ? '0:00' : '', title: '' })}
              >
                {wording.addChapter}
              </Button>
              {fields.length > 1 && (
                <Button size="small" onClick={sort}>
                  {wording.sort}
                </Button>
              )}
            </div>
          </>
        )}
      </Form.List>
    </fieldset>
  )
}

/** A time is validated again when the one before it changes. */
function others(index: number): (string | number)[][] {
  return index === 0 ? [] : [['chapters', index - 1, 'at']]
}

function timeRule(form: FormInstance<Values>, index: number, duration: number | undefined) {
  return {
    async validator() {
      const times = form.getFieldValue('chapters').map(({ at }: { at?: string }) => at ?? '')
      const fault = chapterFault(times, index, duration)
      if (fault !== undefined) throw new Error(fault)
    },
  }
}
