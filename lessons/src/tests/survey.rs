use super::super::*;
use games::*;
fn turns(scene: &Scene) -> Vec<(Vec<Action>, Scene)> {
    let mut all = vec![];
    for a in scene.position().legal_actions() {
        let s = scene.then(a).unwrap();
        if s.last_turn().last().unwrap().take_due {
            for b in s.position().legal_actions() { all.push((vec![a,b], s.then(b).unwrap())); }
        } else { all.push((vec![a], s)); }
    }
    all
}
fn draw(p:&Position){
    let b=p.rules().board();
    for r in (0..b.ranks).rev(){ let mut l=String::new(); for f in 0..b.files { let s=Square::new(f,r).unwrap();
        l.push(p.pieces().find(|x|x.0==s).map_or(if b.contains(s){'.'}else{' '},|x|if x.1.seat==Seat::FIRST{'x'}else{'o'})); } println!("    {l}"); }
}
#[test]
fn survey() {
    let mut engine = engine::Engine::new();
    for &game in Game::ALL { for lesson in of(game) { for n in 0..lesson.len() {
        let step = lesson.step(n).unwrap();
        let scene = match step.scene() { Ok(s)=>s, Err(e)=>{println!("== {lesson} {n} {} BAD START {e}", step.step().text); continue} };
        let show=|t:&Vec<Action>|t.iter().map(|a|a.to_string()).collect::<Vec<_>>().join(" ");
        let all=turns(&scene);
        let good: Vec<_>=all.iter().filter(|(_,s)|step.step().goal.is_met(s)).map(|(t,_)|show(t)).collect();
        let th=engine.think(scene.record(), engine::Limit::nodes(40_000)).unwrap();
        let ok=good.contains(&show(&th.turn));
        let ans=step.answer().map(|a|good.contains(&show(&a))).unwrap_or(false);
        println!("== {lesson} {n} {} {:?}: good {}/{} {:?}\n   answer {} {} engine {} {} ({:.2})", step.step().text, step.step().goal, good.len(), all.len(), good.iter().take(14).collect::<Vec<_>>(), step.step().answer, if ans{"ok"}else{"NOT"}, show(&th.turn), if ok{"agrees"}else{"DIFFERS"}, th.win);
        if !ans||!ok {draw(scene.position()); println!("    last {:?}", scene.last_turn().iter().map(|e|e.action.to_string()).collect::<Vec<_>>());}
    }}}
}
