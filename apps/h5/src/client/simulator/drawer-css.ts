/** Only for the drawer: it is in a shadow tree, so the page's own styles do not reach it. */
export const DRAWER_CSS = `
:host { all: initial; position: fixed; inset: auto 0 0 auto; z-index: 1000; margin: 0; padding: 0; border: 0; background: none;
  font: 14px/1.5 -apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; color: #1d2129;
  max-width: 100vw; overflow: visible }
* { box-sizing: border-box }
button, select, input { font: inherit; color: inherit }
.handle { position: fixed; top: 0; right: 52px; height: 44px; padding: 0 12px; border: 0; background: none;
  color: #1559c7; cursor: pointer }
.handle.low { top: auto; right: 16px; bottom: 16px; border: 1px solid #c5d6f2; border-radius: 22px; background: #fff }
.drawer { position: fixed; right: 0; bottom: 0; display: flex; flex-direction: column; width: min(400px, 100vw);
  height: min(60vh, 560px); border: 1px solid #dfe2e8; border-radius: 12px 12px 0 0; background: #fff;
  box-shadow: 0 -4px 24px rgb(0 0 0 / 12%) }
[hidden] { display: none !important }
header { display: flex; align-items: center; padding: 4px 4px 4px 16px; border-bottom: 1px solid #dfe2e8 }
h2 { flex: 1; margin: 0; font-size: 16px; font-weight: 600 }
header button { min-width: 44px; height: 44px; padding: 0 12px; border: 0; background: none; color: #1559c7; cursor: pointer }
form { display: grid; grid-template-columns: 1fr 1fr; gap: 8px 12px; padding: 12px 16px; border-bottom: 1px solid #dfe2e8 }
label { display: flex; flex-direction: column; color: #565d6b; font-size: 12px }
select, input { height: 36px; padding: 0 8px; border: 1px solid #c9cdd6; border-radius: 6px; background: #fff;
  color: #1d2129; font-size: 14px }
:disabled { background: #f3f4f7; color: #767d8a }
:focus-visible { outline: 2px solid #1559c7; outline-offset: 1px }
@media (max-width: 750px) { .drawer { height: 45vh } }
p { margin: 0; padding: 16px; color: #565d6b }
ol { flex: 1; margin: 0; padding: 0 0 16px; overflow-y: auto; list-style: none }
li { display: grid; grid-template-columns: 40px 1fr; gap: 0 8px; padding: 6px 16px }
li.tap { margin-top: 8px; padding-top: 10px; border-top: 1px solid #eceef2; font-weight: 600 }
li:first-child { margin-top: 0; border-top: 0 }
.kind { color: #1559c7; font-weight: 400 }
code { grid-column: 2; color: #565d6b; font: 12px/1.5 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere }
`
