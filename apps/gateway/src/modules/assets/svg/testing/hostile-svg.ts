/** A drawing with this inside. */
export function svg(inside: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 10 10" ${attributes}>${inside}</svg>`
}

const JS = 'javascript:alert(1)'
const OUT = 'https://evil.example/x'

/** Drawings that run, load or link to something, each in another way. `says`: what whoever uploaded it is told. */
export const HOSTILE_SVG: { how: string; text: string; says: string }[] = [
  ['a script', '<script>alert(1)</script>', 'script'],
  ['a script that is loaded', `<script xlink:href="${OUT}"/>`, 'script'],
  [
    'a script under another prefix',
    '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>',
    'script',
  ],
  ['a script of HTML', '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>', 'script'],
  ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>', 'script'],
  ['an event of the drawing', '', 'onload', 'onload="alert(1)"'],
  ['an event of a shape', '<rect onclick="alert(1)"/>', 'onclick'],
  ['an event in large letters', '<rect ONMOUSEOVER="alert(1)"/>', 'ONMOUSEOVER'],
  ['an event of an animation', '<animate onbegin="alert(1)" attributeName="x" dur="1s"/>', 'onbegin'],
  [
    'HTML',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
    'foreignObject',
  ],
  ['a frame', `<iframe xmlns="http://www.w3.org/1999/xhtml" src="${JS}"/>`, 'iframe'],
  ['an embedded page', `<embed xmlns="http://www.w3.org/1999/xhtml" src="${OUT}"/>`, 'embed'],
  ['a link that runs', `<a xlink:href="${JS}"><rect/></a>`, '链接'],
  ['a link that runs, with a tab in it', '<a href="java&#9;script:alert(1)"><rect/></a>', '链接'],
  ['a link that leads away', `<a href="${OUT}"><rect/></a>`, '链接'],
  ['an animation of a link', `<a><animate attributeName="href" values="${JS}"/><rect/></a>`, '动画'],
  ['a set of an event', '<rect><set attributeName="onmouseover" to="alert(1)"/></rect>', '动画'],
  ['a picture from elsewhere', `<image href="${OUT}.png"/>`, '外部引用'],
  ['a drawing inside the drawing', `<image href="data:image/svg+xml;base64,PHN2Zy8+"/>`, '外部引用'],
  ['parts from elsewhere', `<use xlink:href="${OUT}#a"/>`, '外部引用'],
  ['parts from a data address', '<use href="data:image/svg+xml;base64,PHN2ZyBpZD0iYSIvPg==#a"/>', '外部引用'],
  ['a filter that loads', `<filter id="f"><feImage href="${OUT}"/></filter>`, 'feImage'],
  ['a fill from elsewhere', `<rect fill="url(${OUT}#a)"/>`, 'fill'],
  ['a fill from elsewhere in escapes', '<rect fill="\\75rl(https://evil.example)"/>', 'fill'],
  ['a style that loads', `<rect style="fill:red;background:url('${OUT}')"/>`, 'background'],
  ['a style that loads from inside a sum', `<rect style="width:calc(1px + url(${OUT}))"/>`, 'width'],
  ['a set of images', `<rect style="mask:image-set('${OUT}' 1x)"/>`, 'mask'],
  ['a sheet that imports', `<style>@import "${OUT}.css";rect{fill:red}</style>`, '@import'],
  ['a sheet that imports in CDATA', `<style><![CDATA[@import url(${OUT}.css);]]></style>`, '@import'],
  ['a sheet with a font', `<style>@font-face{font-family:x;src:url(${OUT})}</style>`, '@font-face'],
  [
    'a sheet that hides its import in a comment',
    `<style>/**/@im/**/port "${OUT}";@import/**/"${OUT}";rect{fill:red}</style>`,
    '@im',
  ],
  [
    'a sheet that loads inside a screen',
    `<style>@media screen{rect{background:url(${OUT})}}</style>`,
    'background',
  ],
  [
    'a sheet that ends in HTML',
    '<style>rect{fill:red}&lt;/style>&lt;script>alert(1)&lt;/script>{}</style>',
    'style',
  ],
  ['a binding', `<rect style="-moz-binding:url(${OUT}#x)"/>`, '-moz-binding'],
  ['a handler', '<handler xmlns="http://www.w3.org/2001/xml-events">alert(1)</handler>', 'handler'],
  ['a base address', `<g xml:base="${OUT}"><image href="x.png"/></g>`, '外部引用'],
].map(([how = '', inside = '', says = '', attributes = '']) => ({
  how,
  text: svg(`${inside}<rect width="1" height="1"/>`, attributes),
  says,
}))

const HARM: Record<string, RegExp> = {
  script: /(?:<|&lt;|&#60;)(?:\w+:)?(?:script|handler|foreignObject|iframe|embed|object|feImage)\b/i,
  event: /<[^>]*\son\w+\s*=/i,
  runs: /javascript:|java&#9;script:/i,
  away: /(?:href|src)\s*=\s*["'](?!#|data:image\/(?:png|jpeg|gif|webp);base64,)/i,
  loads: /url\(\s*["']?(?!#|&#(?:34|39);#)|@import|@im|@font-face|image-set|xml-stylesheet|-moz-binding|\\/i,
  animates: /attributeName\s*=\s*["'](?:href|xlink:href|on|style)/i,
  base: /xml:base/i,
}

/** Returns the kinds of harm that a drawing can do. A coarse check, deliberately built differently from the cleaner. */
export function harmIn(text: string): string[] {
  return Object.keys(HARM).filter((kind) => HARM[kind]?.test(text))
}
