import sharp from 'sharp';
import { parsePictureName } from './media/picture-request.ts';
import { renderPicture } from './media/render-picture.ts';
import { catalogue } from './media/catalogue.ts';
const pal=['sand','rose','sage','sky'];
const objs=Object.keys(catalogue); const W=200,cols=12; const from=Number(process.argv[2]??0), n=Number(process.argv[3]??48), size=Number(process.argv[4]??200);
const list=process.argv[5]?process.argv[5].split(','):objs.slice(from,from+n).map((o,i)=>`${o}-${pal[i%4]}`);
const bufs=[];for(const x of list){const r=parsePictureName(`${x}-${size}.webp`);if(!r){console.log('bad',x);continue;}bufs.push(await renderPicture(r));}
const c=size===200?cols:Math.min(3,list.length); const h=Math.ceil(bufs.length/c)*size;
await sharp({create:{width:c*size,height:h,channels:3,background:'#fff'}}).composite(bufs.map((input,i)=>({input,left:(i%c)*size,top:Math.floor(i/c)*size}))).png().toFile('/tmp/pics/sheet.png');
