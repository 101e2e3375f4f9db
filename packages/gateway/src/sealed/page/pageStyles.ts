/** The looks of the page: those of the web mail, without its theme. */
export const pageStyles = `
*{box-sizing:border-box}
[hidden]{display:none}
:root{--canvas:#f4f6f9;--surface:#fff;--text:#1c2430;--muted:#5a6676;--line:#d6dce4;--accent:#1f5fbf;--onAccent:#fff;--danger:#b3261e}
@media (prefers-color-scheme:dark){:root{--canvas:#14181e;--surface:#1d232b;--text:#e8ecf1;--muted:#a3afbd;--line:#39434f;--accent:#8ab4f8;--onAccent:#10203a;--danger:#f2a29b}}
body{margin:0;min-height:100vh;display:flex;background:var(--canvas);color:var(--text);font:14px/20px system-ui,"Noto Sans CJK SC","PingFang SC","Microsoft YaHei",sans-serif;overflow-wrap:anywhere}
html:lang(zh-tw) body{font-family:system-ui,"Noto Sans CJK TC","PingFang TC","Microsoft JhengHei",sans-serif}
main{flex:1;display:flex;flex-direction:column;gap:12px;max-width:960px;min-width:0;margin:0 auto;padding:24px 16px}
form{width:100%;max-width:400px;margin:auto;padding:32px 24px;display:flex;flex-direction:column;background:var(--surface);border:1px solid var(--line);border-radius:14px}
h1{margin:0;font-size:20px;line-height:28px;font-weight:600;outline:none}
p{margin:8px 0}
form>p:first-of-type{margin:8px 0 24px;color:var(--muted)}
label{font-weight:600;margin-bottom:4px}
input{height:40px;padding:0 12px;font:inherit;font-size:16px;color:inherit;background:var(--surface);border:1px solid var(--muted);border-radius:6px}
input[aria-invalid=true]{border-color:var(--danger)}
#fault{min-height:20px;margin:4px 0 12px;color:var(--danger)}
button{min-height:40px;padding:0 16px;font:inherit;font-weight:600;border-radius:6px;border:1px solid var(--accent);background:var(--accent);color:var(--onAccent);cursor:pointer}
button:disabled{opacity:.7;cursor:default}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
h1:focus-visible{outline:none}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0}
dt{color:var(--muted)}
dd{margin:0;min-width:0}
iframe,.text{flex:1 0 320px;width:100%;border:1px solid var(--line);border-radius:10px;background:#fff;color:#1c2430}
iframe{color-scheme:light}
.text{padding:16px;white-space:pre-wrap;font-size:16px;line-height:24px}
ul{list-style:none;margin:0;padding:0;border:1px solid var(--line);border-radius:10px;background:var(--surface)}
li{display:flex;align-items:center;gap:12px;padding:8px 12px}
li+li{border-top:1px solid var(--line)}
.name{flex:1;min-width:0}
.size{color:var(--muted);white-space:nowrap;font-variant-numeric:tabular-nums}
li button{background:transparent;color:var(--accent)}
`
