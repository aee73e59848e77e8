/** How the file looks: on a screen, light and dark, and on A4. */
export const STYLE = `
:root{color-scheme:light dark;--ink:#15202b;--soft:#4a5763;--line:#d5dce2;--surface:#fff;--accent:#0b6e79;--band:#cfe6e9;
--bottom:#c2570c;--middle:#8a94a0;--top:#0b7a86;--page:#f5f7f9}
@media screen and (prefers-color-scheme:dark){:root{--ink:#e3e8ec;--soft:#a7b2bc;--line:#2f3a43;--surface:#12181d;
--accent:#4cabb3;--band:#1f3d42;--bottom:#f08c4a;--middle:#7b8793;--top:#3fb3be;--page:#0d1216}}
@media print{:root{color-scheme:light;--page:#fff}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
main{max-width:1120px;margin:0 auto;padding:24px 20px}
.card{background:var(--surface);border:1px solid var(--line);border-radius:10px;padding:14px 18px;margin:0 0 12px;min-width:0}
.headline{display:grid;grid-template-columns:minmax(200px,1fr) 2fr;gap:12px 32px;break-inside:avoid}
.charts,.tables{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:12px;align-items:start}
.charts{align-items:stretch}
.charts>.card,.tables>.card{margin:0}
.tables{margin-top:12px}
svg.bar{height:20px;border-radius:5px;margin-bottom:8px}
.bar rect{stroke:var(--surface);stroke-width:2}
[dir=rtl] .bar{transform:scaleX(-1)}
.parts i{display:inline-block;width:10px;height:10px;border-radius:3px}
.parts .bottom{background:var(--bottom)}.bar .bottom{fill:var(--bottom)}
.parts .middle{background:var(--middle)}.bar .middle{fill:var(--middle)}
.parts .top{background:var(--top)}.bar .top{fill:var(--top)}
@media print,(max-width:1100px){.charts,.tables{display:block}.charts>.card,.tables>.card{margin-bottom:12px}}
@media screen and (max-width:760px){.headline{grid-template-columns:minmax(0,1fr)}}
h1{font-size:1.5rem;margin:0 0 4px}
h2{font-size:1.125rem;margin:32px 0 8px;break-after:avoid}
h3{font-size:1rem;margin:20px 0 6px;break-after:avoid}
p,ul,dl,figure{margin:0 0 12px}
.soft{color:var(--soft)}
.score{font-size:3rem;font-weight:650;line-height:1.1;font-variant-numeric:tabular-nums}
.score small{font-size:.875rem;font-weight:400}
.note{font-size:.8125rem;margin:4px 0 0}
.says{padding:0;list-style:none}
.says li{margin:6px 0;line-height:1.4}
.comments{padding:0;list-style:none}
.comments li{margin:8px 0;overflow-wrap:anywhere;break-inside:avoid}
dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 16px}
dt{color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere}
figure{break-inside:avoid}
figcaption{color:var(--soft);margin-bottom:6px}
svg{display:block;width:100%;height:auto}
svg text{fill:var(--soft);font:13px system-ui,sans-serif}
@media screen and (max-width:520px){svg text{font-size:20px}}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.875rem;font-variant-numeric:tabular-nums}
tr{break-inside:avoid}
th,td{padding:4px 8px;border-bottom:1px solid var(--line);text-align:end;vertical-align:top}
td:not(:last-child){white-space:nowrap}
th:first-child{text-align:start;overflow-wrap:anywhere;min-width:7.5em}
thead th{color:var(--soft);font-weight:500}
tbody th{font-weight:400}
.card :is(h2,h3){margin-top:0;font-size:1rem}
dl.parts{grid-template-columns:1fr auto;margin:0;font-variant-numeric:tabular-nums}
.parts dd{text-align:end}
.source{margin-top:24px;font-size:.8125rem;color:var(--soft)}
.source h2{font-size:1rem}
@page{size:A4;margin:15mm}
@media screen and (max-width:520px){main{padding:16px 12px}.card{padding:12px}table{font-size:.8125rem}th,td{padding:4px 2px}
td:not(:last-child){white-space:normal}thead th{overflow-wrap:anywhere;hyphens:auto}dl.method,.source dl{display:block}}
@media print{table,.method,.source{font-size:9pt}th,td{padding:1.5px 6px}h2{margin-top:16px}figure svg{width:75%;margin:auto}details:not([open]){display:none}main{padding:0;max-width:none}body{font-size:11pt}}
`;
