/** Name endings that mark a committed template rather than a live file. */
export const TEMPLATE_ENDINGS =
  '{example,examples,sample,samples,template,templates,tmpl,tpl,dist,default,defaults,test-fixture,fixture,schema,md}';

/** Extensions of source code, markup and public halves: a file so named talks about a credential and holds none. */
export const SOURCE_ENDINGS =
  '{ts,tsx,mts,cts,js,jsx,mjs,cjs,py,pyi,pyc,go,rs,rb,java,kt,kts,scala,cs,fs,vb,php,c,h,cc,cpp,hpp,m,mm,swift,dart,ex,exs,' +
  'erl,hs,clj,lua,pl,pm,r,jl,sh.md,md,mdx,rst,adoc,html,htm,css,scss,less,svg,png,jpg,vue,svelte,astro,snap,pub,proto,graphql,' +
  'd.ts,map,lock}';
